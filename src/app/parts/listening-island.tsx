/** The document that shows a listening test and its results. */
import { Island } from '#app/parts/island.tsx'
import type { FileUrls } from '#listening/audio/files-client.ts'
import { ListeningScreen, type ListeningScreenProps } from '#listening/screen/listening-screen.tsx'

/** `addresses` are those of the files of the practice where no server can be asked for them; else null. */
export type ListeningIslandProps = ListeningScreenProps & Readonly<{ addresses: FileUrls | null }>

export function ListeningIsland({ addresses, ...props }: ListeningIslandProps) {
  return (
    <Island name="listening" data={{ ...props, addresses }}>
      <ListeningScreen {...props} files={null} />
    </Island>
  )
}
