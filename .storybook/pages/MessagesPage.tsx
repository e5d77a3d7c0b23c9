import { languages } from '@console/core/i18n'
import { Heading, Text } from '@console/ui'
import { Code } from './frame/Code'
import { Page } from './frame/Page'

const voice = [
  ['Something failed', 'Couldn’t load the orders. Try again.', 'Oops! An error occurred.'],
  ['Nothing there', 'Nothing is waiting for you', 'No data'],
  ['A button', 'Send link', 'Submit'],
  ['Not allowed', 'You don’t have access to these figures', 'Access denied (403)'],
  ['No undo', 'Delete the voucher', 'Are you sure?'],
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
      lead="Administrators read these words all day. They are short and plain, and say what happened, what was saved and what to do next."
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
          <li>A button’s label is a verb; the heading of its dialog repeats it.</li>
          <li>
            Texts of the specification are exact, including capitals: <code>Login</code>,{' '}
            <code>Remember Me</code>, <code>access_token expired</code>.
          </li>
          <li>Texts of the server are shown unchanged.</li>
          <li>
            One term per thing: <code>GLOSSARY.md</code> decides between synonyms.
          </li>
        </ul>
      </section>
      <section>
        <Heading level={2}>Three languages, always</Heading>
        <Text as="p">
          The messages of a package are in <code>messages/en.ts</code>, <code>tr.ts</code> and{' '}
          <code>ar.ts</code>. English is the source: a key that is missing there does not compile,
          and a comment tells translators where each message appears.{' '}
          <code>pnpm check messages</code> names messages that are missing, unused or the same in
          two languages.
        </Text>
        <ul>
          <li>
            Never build a sentence from pieces, because order and endings differ. A message is a
            whole sentence with variables: <code>{'{{name}}'}</code>.
          </li>
          <li>
            <code>useFormats()</code> formats numbers, dates and amounts.
          </li>
          <li>
            Turkish endings depend on the sound before them. Write variables without endings:
            “Kullanıcı: Ayşe”, not “Ayşe’nin”.
          </li>
          <li>
            Arabic is written from right to left; codes, addresses and names in it are isolated by{' '}
            <code>{'<bdi>'}</code> or an element of their own. Digits are Latin and the calendar is
            Gregorian, as in trade documents.
          </li>
        </ul>
      </section>
      <section>
        <Heading level={2}>Plurals</Heading>
        <Text as="p">
          The key of a counted message has an ending for each plural form of the language; i18next
          chooses one by <code>count</code>. English and Turkish have two forms, Arabic has six.
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
        <Code label="A counted message">{catalogue}</Code>
      </section>
    </Page>
  )
}
