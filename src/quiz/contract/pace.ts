/**
 * The examination's own pace, for the timer that a pupil may switch on: seconds a mark, times the marks of an item.
 * English Paper 2 gives 110 minutes for 90 marks; Chinese Paper 2 gives 100 minutes for 90, two marks an item in these
 * sections.
 */
export const ENGLISH_PACE: number = (110 * 60) / 90
export const CHINESE_MARK_PACE: number = (100 * 60) / 90
/** Seconds an item, not a mark: the items of these sections earn two marks in the examination. */
export const CHINESE_PACE: number = 2 * CHINESE_MARK_PACE
/** Mathematics gives 150 minutes for 100 marks, Science 105. */
export const MATHS_PACE: number = (150 * 60) / 100
export const SCIENCE_PACE: number = (105 * 60) / 100

/** Whole minutes for so many items, at least one. */
export function examMinutes(items: number, pace: number): number {
  return Math.max(1, Math.round((items * pace) / 60))
}
