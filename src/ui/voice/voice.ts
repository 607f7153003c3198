/** The voices of the device. Nothing is sent anywhere. */

/** A voice for a language ('zh' for zh-Hans), one that needs no network if there is a choice; null where there is none. */
export function voiceFor(language: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in window)) return null
  const wanted = language.slice(0, 2).toLowerCase()
  const able = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(wanted))
  return able.find((voice) => voice.localService) ?? able[0] ?? null
}

/** What the device says for a text in a language that it has a voice for. */
export function utteranceOf(text: string, language: string): SpeechSynthesisUtterance {
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voiceFor(language)
  words.lang = words.voice?.lang ?? language
  return words
}
