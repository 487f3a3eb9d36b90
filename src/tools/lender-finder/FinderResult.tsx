import type { CheckEndProps } from '../questions/CheckFlow.tsx'
import { MakeResult } from './MakeResult.tsx'
import { NameResult } from './NameResult.tsx'

/** Who it was and who answers now. */
export const FinderResult = (end: CheckEndProps) => (end.answers['know'] === 'name' ? <NameResult {...end} /> : <MakeResult {...end} />)
