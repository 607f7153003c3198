/** The platforms that take an exercise: which file each wants, and what to press there. */
import type { FileName } from '#portable/file-names.ts'
import { LOSSES, type LossKind } from '#portable/losses.ts'

/** `presses` are the names of what is pressed there, in order; `steps` say the same in sentences. */
export type Platform = Readonly<{
  id: string
  name: string
  /** What it becomes there. */
  becomes: string
  file: FileName
  presses: readonly [string, string, string]
  steps: readonly [string, string, string]
  /** What the platform cannot do, beside what its file cannot carry. */
  losses: readonly LossKind[]
}>

export const platforms: readonly Platform[] = [
  {
    id: 'sls',
    name: 'SLS: with the score in your class view',
    becomes: 'A page within your SLS lesson. It marks each answer, says why, and sends you the score.',
    file: 'sls.zip',
    presses: ['Edit lesson', 'Interactive Response', 'Upload'],
    steps: [
      'Download the zip. Do not unpack it.',
      'In SLS, edit an activity, add an Interactive Response, and upload the zip there.',
      'Preview it once, then assign the lesson. Each pupil’s score and answers are in the class view.',
    ],
    losses: [],
  },
  {
    id: 'sls-questions',
    name: 'SLS: as questions of a quiz',
    becomes: 'Questions in SLS that you can change and mix with your own.',
    file: 'qti21.zip',
    presses: ['Edit quiz', 'Upload QTI file', 'Import'],
    steps: [
      'Download the zip. Do not unpack it.',
      'In SLS, edit a quiz and choose to upload a QTI file. Choose the zip.',
      'Look through the questions that SLS has made, then save the quiz.',
    ],
    losses: [],
  },
  {
    id: 'moodle',
    name: 'Moodle',
    becomes: 'Questions in the question bank of your course, with a reason for each option.',
    file: 'moodle.xml',
    presses: ['Question bank', 'Import', 'Moodle XML format'],
    steps: [
      'Download the file.',
      'In your course, open the question bank, choose Import, then Moodle XML format, and choose the file.',
      'Open a quiz, choose Questions, then Add, and take them from the question bank.',
    ],
    losses: [],
  },
  {
    id: 'gift',
    name: 'Other quiz tools that read GIFT',
    becomes: 'Questions in any tool that imports GIFT, a plain text.',
    file: 'gift.txt',
    presses: ['Questions', 'Import', 'GIFT format'],
    steps: [
      'Download the file.',
      'In the other tool, look for Import, then GIFT, and choose the file.',
      'Look through the questions, then save them.',
    ],
    losses: [],
  },
  {
    id: 'canvas',
    name: 'Canvas',
    becomes: 'Questions in a question bank of your course.',
    file: 'qti21.zip',
    presses: ['Settings', 'Import Course Content', 'QTI .zip file'],
    steps: [
      'Download the zip. Do not unpack it.',
      'In your course, open Settings, choose Import Course Content, then QTI .zip file, and choose the zip.',
      'When the import has ended, open Quizzes and add the questions from the question bank.',
    ],
    losses: [],
  },
  {
    id: 'kahoot',
    name: 'Kahoot',
    becomes: 'A game of the questions with four options.',
    file: 'questions.csv',
    presses: ['Create', 'Add question', 'Import spreadsheet'],
    steps: [
      'Download the table and open it in Excel or Google Sheets. Download the template of Kahoot as well.',
      'Copy the columns B to H of the table, without the first row, into the template.',
      'In Kahoot, create a game, choose Add question, then Import spreadsheet, and choose the template.',
    ],
    losses: LOSSES.kahoot,
  },
  {
    id: 'quizlet',
    name: 'Quizlet',
    becomes: 'Flash cards: the right answer on one side, the question on the other.',
    file: 'questions.csv',
    presses: ['Create', 'Flashcard set', 'Import'],
    steps: [
      'Download the table and open it in Excel or Google Sheets.',
      'Copy the columns A and B of the table, without the first row.',
      'In Quizlet, create a flashcard set, choose Import, and paste. Choose Tab between term and definition.',
    ],
    losses: [],
  },
]
