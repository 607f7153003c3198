/** Gets what comes next while a pupil is busy: the pictures of the next question, then the recording of the next clip. */
import { useEffect } from 'react'
import type { ClipPhase } from '#listening/audio/clip-player.ts'
import type { FilesClient } from '#listening/audio/files-client.ts'
import { itemAt, itemsOf, type Position, step } from '#listening/practice/position.ts'
import { audioPath, type Practice } from '#listening/practice/practice.ts'

/** It waits until the clip that is on has come, so that nothing takes its place on a slow line. */
export function useWarm(practice: Practice, position: Position, phase: ClipPhase, files: FilesClient | null): void {
  const idle = phase !== 'loading' && phase !== 'failed'
  const { clip, question } = position

  useEffect(() => {
    if (files === null || !idle) return
    const items = itemsOf(practice)
    const following = step(items, { clip, question }, 1)
    const next = following === null ? null : itemAt(items, following)
    for (const path of next?.question.pictures ?? []) files.warm(path)
  }, [practice, clip, question, idle, files])

  useEffect(() => {
    const next = practice.clips[clip + 1]
    if (files !== null && idle && next !== undefined) files.warm(audioPath(practice.id, next.audiofile))
  }, [practice, clip, idle, files])
}
