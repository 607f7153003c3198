/**
 * A button that reads the page aloud with the device's own voice, each part in its language, from what is selected or
 * else from the top. There is no button where the device has no voice for the page. Nothing is sent anywhere.
 */
import { utteranceOf, voiceFor } from '#ui/voice/voice.ts'
import { spokenParts } from './spoken-parts.ts'

function readable() {
  const main = document.querySelector('main')
  return main === null ? [] : spokenParts(main).filter(({ language }) => voiceFor(language) !== null)
}

function stop(): void {
  speechSynthesis.cancel()
  document.querySelector('[data-reading]')?.removeAttribute('data-reading')
}

/** Reads from the selection's block, or from the first. */
function start(): void {
  const all = readable()
  const chosen = getSelection()
  const at = chosen === null || chosen.isCollapsed ? null : chosen.anchorNode
  const from = at === null ? -1 : all.findIndex(({ block }) => block.contains(at))
  for (const { block, text, language } of all.slice(Math.max(0, from))) {
    const words = utteranceOf(text, language)
    words.addEventListener('start', () => {
      document.querySelector('[data-reading]')?.removeAttribute('data-reading')
      block.setAttribute('data-reading', '')
    })
    speechSynthesis.speak(words)
  }
}

export function startReadingAloud(): void {
  if (!('speechSynthesis' in window)) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-small read-aloud'
  let reading = false
  const show = () => {
    reading = speechSynthesis.speaking || speechSynthesis.pending
    if (!reading) document.querySelector('[data-reading]')?.removeAttribute('data-reading')
    button.textContent = reading ? 'Stop reading' : 'Read aloud'
  }
  const offer = () => {
    button.hidden = readable().length === 0
  }
  button.addEventListener('click', () => {
    if (reading) stop()
    else start()
    show()
  })
  // The browser does not tell when the last part ends.
  setInterval(show, 500)
  show()
  offer()
  speechSynthesis.addEventListener('voiceschanged', offer)
  addEventListener('pagehide', stop)
  document.body.append(button)
}
