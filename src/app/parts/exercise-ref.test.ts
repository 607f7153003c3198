import { expect, test } from 'vitest'
import { EXERCISES } from './exercise/exercise-paths.ts'
import { exerciseRef, refPath } from './exercise-ref.ts'

test.each([
  ['/quiz/grammar-mcq/Set_1', 'grammar-mcq/Set_1'],
  ['/maths/decimals/1', 'maths/decimals/1'],
  [' https://readysix.example/quiz/editing/Set_2?x=1#shuffle=ab ', 'editing/Set_2'],
  ['editing/Set_2', 'editing/Set_2'],
  ['/paper/english/1/editing', 'paper/english/1/editing'],
])('%s is %s', (path, ref) => expect(exerciseRef(path)).toBe(ref))

test('the path of every kind of exercise comes back', () => {
  const paths = EXERCISES.map((pattern) => `/${pattern.replaceAll(':', 'a-')}`)
  expect(paths.map((path) => refPath(exerciseRef(path)))).toEqual(paths)
})
