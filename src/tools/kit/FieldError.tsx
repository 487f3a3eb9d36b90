/** What is wrong with a field, above its box. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p className="field-error" id={id}>
    <span className="visually-hidden">Error: </span>
    {children}
  </p>
)
