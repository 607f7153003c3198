/** 'OtterBay' -> 'Otter Bay', 'CHIJStJoseph' -> 'CHIJ St Joseph'; digits stay with the letters before them. */
export function splitCamelCase(name: string): string {
  return name.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
}
