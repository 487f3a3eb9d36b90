export { ComplaintLetterPage } from './ComplaintLetterPage.tsx'
export { ComplaintLettersPage } from './ComplaintLettersPage.tsx'
export { JointLetterPage } from './JointLetterPage.tsx'
