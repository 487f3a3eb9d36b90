import { useEffect, useState } from 'react'
import { Modal } from '../../components/Sheets.tsx'

/** A drawing of the page as large as the window allows. */
export function Lightbox() {
  const [shown, setShown] = useState<{ title: string; drawing: Node }>()
  useEffect(() => {
    const enlarge = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-enlarge]') : null
      const drawing = button?.closest('figure')?.querySelector('.drawing-parts')
      if (button && drawing) setShown({ title: button.dataset.enlarge ?? '', drawing: drawing.cloneNode(true) })
    }
    document.addEventListener('click', enlarge)
    return () => document.removeEventListener('click', enlarge)
  }, [])
  return (
    <Modal title={shown?.title ?? ''} open={shown !== undefined} onOpenChange={(stays) => stays || setShown(undefined)}>
      <div className="enlarged drawing" ref={(place) => shown && place?.replaceChildren(shown.drawing)} />
    </Modal>
  )
}
