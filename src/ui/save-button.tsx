/** Saves a text as a file on this device. Nothing is sent. */
import { Download } from 'lucide-react'
import { Button } from './button.tsx'
import { Icon } from './icon/icon.tsx'

type Props = Readonly<{ text: string; type: string; fileName: string; label: string }>

/** A sign that a file system refuses becomes a hyphen. */
const plain = (fileName: string): string => fileName.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-')

export function SaveButton({ text, type, fileName, label }: Props) {
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type }))
    link.download = plain(fileName)
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button variant="plain" small type="button" className="needs-script" onClick={save}>
      <Icon of={Download} />
      {label}
    </Button>
  )
}
