/** The list of days of a static export: goes on to today's in Singapore, if the export has it. */
import { todayPath } from '#app/parts/set-path.ts'
import { singaporeDate } from '#lib/days/singapore-date.ts'

export function enhance(list: HTMLElement): void {
  const today = todayPath(singaporeDate(new Date()))
  // In place of the list, so that Back does not lead here and on again.
  if (list.querySelector(`a[href="${today}"]`) !== null) location.replace(today)
}
