import { announce } from './announce.ts'
import { startIsland } from './islands.ts'

/** Starts a tool again that could not start or that failed. A browser that keeps the failure of a script needs the page loaded again. */
export async function restartTool(): Promise<void> {
  const tool = document.querySelector<HTMLElement>('#tool')
  if (!tool) return
  try {
    await startIsland(tool)
    announce('The tool has started.')
  } catch {
    location.reload()
  }
}
