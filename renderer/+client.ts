import '../src/styles/site.css'
import { start } from '../src/browser/start.ts'

start()
