/** 'connectors' at the start of a line: 'Connectors'. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
