/** 'OtterBay' -> 'Otter Bay': a school's name as papers print it. */
export function schoolName(school: string): string {
  return school.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
}
