/**
 * What stands above a tool that does not start: shown by the style sheet when the tool says that it has failed, or has not started
 * for a while, so that it needs no script. With script, the button starts the tool again; answers given before are still there.
 */
export const ToolFault = ({ hasWords }: { hasWords: boolean }) => (
  <div className="callout tool-fault" role="status">
    <p>This tool has not started. Nothing that you typed has been sent, and your answers are still on this page.</p>
    <p className="row">
      {hasWords ? (
        <a href="#without-script">Use the same without the tool</a>
      ) : (
        <a href="/pcp-claim-letter-template">Use the letters to copy</a>
      )}
      <button type="button" className="button quiet needs-script" data-again="">
        Start it again
      </button>
    </p>
  </div>
)
