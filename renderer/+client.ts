import '../src/styles/site.css'
import { start } from '../src/browser/start.ts'
import { lenderBehindHash } from '../src/content/lenders/lenderInAddress.ts'

hideLender()
start()

/** Takes a lender out of the part of an old address that requests tell where they come from, before anything is asked for. */
function hideLender(): void {
  hide()
  // Pages kept from before still link to old addresses.
  document.addEventListener('page-shown', hide)
}

function hide(): void {
  const cleaned = lenderBehindHash(new URL(location.href))
  if (cleaned !== undefined) history.replaceState(history.state, '', cleaned)
}
