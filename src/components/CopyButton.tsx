/** Puts a text on the clipboard, and says so in a message. Of no use without script, so not shown then. */
export const CopyButton = ({ what, text }: { what: string; text: string }) => (
  <button type="button" className="copy needs-script" data-copy={text} data-what={what}>
    Copy<span className="visually-hidden"> the {what.toLowerCase()}</span>
  </button>
)
