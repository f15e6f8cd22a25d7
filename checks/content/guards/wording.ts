import { type Guard, errorAt, warningAt } from '../context'
import { spansOf } from '../spans'

const BANNED =
  /\b(?:simply|just(?!-)|eas(?:y|ily|ier|iest)|powerful(?:ly)?|seamless(?:ly)?|recently|coming soon|click here)\b/gi
const DISCOURAGED = /\b(?:utili[sz](?:e|es|ed|ing)|leverag(?:es|ed|ing)|upcoming)\b/gi

/** Words that the standard bans (errors), and words that mostly pad a sentence or age (warnings). */
export const bannedWord: Guard = (page) =>
  spansOf(page)
    .filter((span) => span.place !== 'code' && span.place !== 'link address')
    .flatMap((span) =>
      [
        { pattern: BANNED, at: errorAt },
        { pattern: DISCOURAGED, at: warningAt },
      ].flatMap(({ pattern, at }) =>
        [...span.text.matchAll(pattern)]
          .filter((match) => span.typed(match.index) && !span.coded(match.index))
          .map((match) =>
            at(page, span.lineAt(match.index), {
              field: 'banned-word',
              found: `"${match[0]}" in "${span.around(match.index).slice(0, 80)}"`,
              expected: 'plain words that do not judge or age',
              mend: 'drop the word, or say the fact it stands for',
            }),
          ),
      ),
    )

const LONGEST = 25

/** Sentences of more than 25 words. */
export const longSentence: Guard = (page) =>
  page.prose
    .filter((sentence) => sentence.words.length > LONGEST)
    .map((sentence) =>
      errorAt(page, sentence.line, {
        field: 'sentence-length',
        found: `${sentence.words.length} words: "${sentence.text.replace(/\s+/g, ' ').slice(0, 90)}…"`,
        expected: `at most ${LONGEST} words`,
        mend: 'make two sentences, or a list',
      }),
    )
