import { useSyncExternalStore } from 'react'

/** True once the script has taken over what the page was sent with; that was made on the day of the build, without a case. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => undefined
