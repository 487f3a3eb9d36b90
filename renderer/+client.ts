import '../src/styles/site.css'
import { hideLender } from '../src/browser/hideLender.ts'
import { start } from '../src/browser/start.ts'

hideLender()
start()
