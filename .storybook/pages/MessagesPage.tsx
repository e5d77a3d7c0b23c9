import { languages } from '@console/core/i18n'
import { Heading, Text } from '@console/ui'
import { Code } from './frame/Code'
import { Page } from './frame/Page'

const voice = [
  ['Something failed', 'Couldn’t load the orders. Try again.', 'Oops! An error occurred.'],
  ['Nothing there', 'Nothing is waiting for you', 'No data'],
  ['A button', 'Send link', 'Submit'],
  ['Not allowed', 'You don’t have access to these figures', 'Access denied (403)'],
  ['Beyond recall', 'Delete the voucher', 'Are you sure?'],
] as const

const catalogue = `
// words/en.ts
/** For screen readers, of a queue: number claimed by the reader. */
'tile.mine_one': '{{count}} claimed by you',
'tile.mine_other': '{{count}} claimed by you',

// the screen
t('tile.mine', { count: tile.mine })`

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** A number for which a language uses a plural form; nothing where it has no such form. */
function exampleOf(language: string, form: Intl.LDMLPluralRule): string {
  const rules = new Intl.PluralRules(language)
  const numbers = Array.from({ length: 103 }, (_, number) => number)
  return numbers
    .filter((number) => rules.select(number) === form)
    .slice(0, 3)
    .join(', ')
}

/** Guide to writing the product's messages. */
export function MessagesPage() {
  return (
    <Page
      title="Messages"
      lead="People clear queues with these words all day. They are short, plain, and say what happened, what was kept and what to do."
    >
      <section>
        <Heading level={2}>Voice</Heading>
        <table>
          <thead>
            <tr>
              <th scope="col">Where</th>
              <th scope="col">We write</th>
              <th scope="col">We do not write</th>
            </tr>
          </thead>
          <tbody>
            {voice.map(([where, good, bad]) => (
              <tr key={where}>
                <th scope="row">{where}</th>
                <td>{good}</td>
                <td>
                  <Text tone="muted">{bad}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul>
          <li>Sentence case, no exclamation marks, no full stop after a label or a heading.</li>
          <li>A button says what it does, with a verb; its dialog’s heading says it again.</li>
          <li>
            The specification’s words are exact, capitals included: <code>Login</code>,{' '}
            <code>Remember Me</code>, <code>access_token expired</code>.
          </li>
          <li>The server’s words are shown as they came.</li>
          <li>
            One word per thing: <code>GLOSSARY.md</code> decides between synonyms.
          </li>
        </ul>
      </section>
      <section>
        <Heading level={2}>Three languages, always</Heading>
        <Text as="p">
          A package keeps its words in <code>messages/en.ts</code>, <code>tr.ts</code> and{' '}
          <code>ar.ts</code>. English is the source: a key that it does not have does not compile,
          and each has a comment that says where the words appear, for whoever translates them.{' '}
          <code>pnpm check messages</code> names what is missing, unused or the same in two
          languages.
        </Text>
        <ul>
          <li>
            Never put a sentence together from pieces; order and endings differ. Give the whole
            sentence a name and what varies a place: <code>{'{{name}}'}</code>.
          </li>
          <li>
            Numbers, dates and amounts come from <code>useFormats()</code>, never from a sentence.
          </li>
          <li>
            Turkish endings follow the sound of the word before them. Keep <code>{'{{name}}'}</code>{' '}
            free of endings: “Kullanıcı: Ayşe”, not “Ayşe’nin”.
          </li>
          <li>
            Arabic runs from right to left; what stays as it is in it (codes, addresses, names) is
            isolated by <code>{'<bdi>'}</code> or its own element. Latin digits and the Gregorian
            calendar, as trade documents have them.
          </li>
        </ul>
      </section>
      <section>
        <Heading level={2}>Counted words</Heading>
        <Text as="p">
          A key that is counted has an ending for each form that its language has, and i18next picks
          one by <code>count</code>. English and Turkish have two, Arabic all six.
        </Text>
        <table>
          <thead>
            <tr>
              <th scope="col">Ending</th>
              {languages.map(({ id, ownName }) => (
                <th key={id} scope="col" lang={id}>
                  {ownName}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {forms.map((form) => (
              <tr key={form}>
                <th scope="row">
                  <code>_{form}</code>
                </th>
                {languages.map(({ id }) => (
                  <td key={id}>{exampleOf(id, form) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Code label="A counted word">{catalogue}</Code>
      </section>
    </Page>
  )
}
