/** The document that shows a listening test and its results. */
import { Island } from '#app/islands/island.tsx'
import { ListeningScreen, type ListeningScreenProps } from '#listening/listening-screen.tsx'

export function ListeningIsland(props: ListeningScreenProps) {
  return (
    <Island name="listening" data={props}>
      <ListeningScreen {...props} files={null} />
    </Island>
  )
}
