/** Prerendered nodes, shown where React would show an element’s children. */
export const Adopted = ({ nodes }: { nodes: readonly ChildNode[] }) => <span className="contents" ref={(place) => place?.append(...nodes)} />
