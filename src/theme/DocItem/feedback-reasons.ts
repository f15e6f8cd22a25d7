/** Why a page helps or not. Fixed lists, so issues can be counted by title. */
export const reasons = {
  yes: ['It answers my question', "It's easy to follow", 'The code works'],
  no: [
    'Something is wrong or out of date',
    'Something is missing',
    "It's hard to follow",
    'Code or a command fails',
  ],
} as const

export type Answer = keyof typeof reasons
