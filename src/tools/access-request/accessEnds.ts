export { AccessCheck } from './AccessCheck.tsx'
export { AccessLettersPage } from './AccessLettersPage.tsx'
export { formatQuestion, itemsQuestion } from './sarQuestions.ts'
