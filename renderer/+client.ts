import '../src/styles/site.css'
import { start } from '../src/browser/start.ts'
import { lenderBehindHash } from '../src/content/lenders/lenderInAddress.ts'

hideLender()
// Pages kept from before still link to old addresses.
document.addEventListener('page-shown', hideLender)
start()

/** Move a lender in an old address behind the “#”, out of the referrer, before the first request is sent. */
function hideLender(): void {
  const cleaned = lenderBehindHash(new URL(location.href))
  if (cleaned !== undefined) history.replaceState(history.state, '', cleaned)
}
