/** A small listening practice for tests: both kinds of pictures, words, two clips. */

export const storedPractice = {
  title: 'English Listening 2024',
  displayTitle: 'Two Clips',
  totalClips: 2,
  instructions: 'Listen first.',
  clips: [
    {
      id: 1,
      audiofile: 'clip 1.mp3',
      transcript: 'Narrator: One.\nMei: I take the bus.',
      questions: [
        {
          type: 'image',
          questionText: 'How does Mei go?',
          options: ['on foot', 'by bicycle', 'by bus'],
          imageUrls: ['listening-images/q1_1.webp', 'listening-images/q1_2.webp', 'listening-images/q1_3.webp'],
          correctAnswer: 2,
          explanation: "Mei says 'I take the bus'.",
        },
        {
          type: 'single_image',
          questionText: 'Which stop is it?',
          options: ['the school', 'the park', 'the market'],
          imageUrls: ['listening-images/q2.webp'],
          correctAnswer: 0,
          explanation: '',
        },
      ],
    },
    {
      id: 2,
      audiofile: 'clip 2.mp3',
      transcript: 'Narrator: Two.',
      questions: [
        {
          type: 'text',
          questionText: 'Who is late?',
          options: ['Ali', 'Mei', 'Devi'],
          correctAnswer: 1,
          explanation: 'She runs.',
        },
      ],
    },
  ],
}
