/** A button that says a word with the device's own voice. There is none where the device has no voice for the language. */
import { Volume2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { utteranceOf, voiceFor } from './voice.ts'

function onVoices(change: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', change)
  return () => speechSynthesis.removeEventListener('voiceschanged', change)
}

export function HearWord({ word, language }: Readonly<{ word: string; language: string }>) {
  const able = useSyncExternalStore(
    onVoices,
    () => voiceFor(language) !== null,
    () => false,
  )
  const say = () => {
    speechSynthesis.cancel()
    speechSynthesis.speak(utteranceOf(word, language))
  }
  return able ? (
    <Button type="button" variant="plain" small className="hear-word" onClick={say}>
      <Icon of={Volume2} />
      Hear it
      <span className="sr" lang={language}>
        {word}
      </span>
    </Button>
  ) : null
}
