export { PageOf as Page } from '../src/pages/PageOf.tsx'
