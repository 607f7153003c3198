/** A button that opens a file of this device. It is read here and sent nowhere. */
import { FileUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** `accept` are endings of names; what a file is follows from its content. */
type Props = Readonly<{ accept: string; onOpen(bytes: Uint8Array<ArrayBuffer>, name: string): void }>

export function OpenFile({ accept, onOpen }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    onOpen(new Uint8Array(await file.arrayBuffer()), file.name)
    // The same file may be opened again once it is changed.
    if (field.current !== null) field.current.value = ''
  }
  // A file that was chosen before the script of the page ran.
  const openEarly = useEffectEvent(() => open(field.current?.files?.[0]))
  useEffect(() => void openEarly(), [])
  return (
    <>
      <Button variant="plain" small type="button" className="needs-script" onClick={() => field.current?.click()}>
        <Icon of={FileUp} />
        Open a file
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        hidden
        aria-label="File with questions"
        onChange={(event) => open(event.target.files?.[0])}
      />
    </>
  )
}
