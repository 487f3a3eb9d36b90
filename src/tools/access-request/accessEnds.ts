export { AccessCheck } from './AccessCheck.tsx'
export { AccessLettersPage } from './AccessLettersPage.tsx'
export { FormatQuestion } from './FormatQuestion.tsx'
export { ItemsQuestion } from './ItemsQuestion.tsx'
