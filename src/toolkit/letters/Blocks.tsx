import type { Block } from '../../letters/letter.ts'

/** The words of a letter or sheet. All of it is text: nothing typed is ever read as markup. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a letter have no other mark than their place
      <BlockOf key={index} block={block} />
    ))}
  </>
)

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>
    case 'text':
      return <p className="lines">{block.text}</p>
    case 'details':
      return (
        <dl>
          {block.rows.map(({ label, value }) => (
            <div key={label + value}>
              <dt>{label}:</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'list': {
      // biome-ignore lint/suspicious/noArrayIndexKey: items may say the same twice
      const items = block.items.map((item, index) => <li key={index}>{item}</li>)
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
  }
}
