import {
  createMessages,
  isLanguageId,
  type LanguageId,
  type MessageBundle,
  withUsed,
} from '@console/core/i18n'
import { type Feature, messagesOf } from '@console/core/routes'

type Module<Exported> = Readonly<Record<string, Exported>>

/** Messages of the packages in folders that stories' titles name: `templates/list`, `shell/frame`. */
const bundles = import.meta.glob<Module<MessageBundle>>(
  [
    '../../packages/{team-chat,marketplace}/src/messages/index.ts',
    '../../packages/{templates,shell}/*/src/messages/index.ts',
  ],
  { eager: true },
)

/** Messages of the domain: stories of templates use any of them. */
const ofKinds = import.meta.glob<Module<MessageBundle>>(
  '../../packages/domain/src/*/messages/index.ts',
  {
    eager: true,
  },
)

const features = import.meta.glob<Module<Feature>>(
  '../../packages/{features,features/samples}/*/src/index.ts',
)

const ofFolders = new Map(
  Object.entries(bundles).map(([path, module]) => [folderOf(path), Object.values(module)[0]]),
)

const featuresOf = new Map(Object.entries(features).map(([path, load]) => [folderOf(path), load]))

/** `../../packages/shell/frame/src/messages/index.ts`: frame. */
function folderOf(path: string): string {
  return /([^/]+)\/src\//.exec(path)?.[1] ?? path
}

/** Messages of the console around every story, fetched when a story that needs them is shown. */
export const messages = createMessages('en')

/** English with accents and half as long again: reveals hard-coded texts, and layouts that break with longer texts. */
export const pseudoLanguage = 'pseudo'

/** Language of a toolbar's value: of its messages, direction and formats. */
export function languageOf(value: unknown): LanguageId {
  return isLanguageId(value) ? value : 'en'
}

/**
 * Fetches the messages of a story in the toolbar's language: by its title (`features/orders/OrdersScreen`), for a feature
 * those that its routes use.
 * @param further additional messages
 */
export async function loadMessages(
  title: string,
  value: unknown,
  further: readonly MessageBundle[],
): Promise<void> {
  const language = languageOf(value)
  if (messages.language() !== language) await messages.changeLanguage(language)
  const wanted = withUsed([...(await messagesOfTitle(title)), ...further])
  await messages.load(...wanted)
  if (language !== 'en') return
  for (const { namespace, load } of wanted) {
    const english = await load.en()
    const shown =
      value === pseudoLanguage ? Object.fromEntries(Object.entries(english).map(pseudo)) : english
    messages.i18n.addResourceBundle('en', namespace, shown, true, true)
  }
}

async function messagesOfTitle(title: string): Promise<readonly MessageBundle[]> {
  // A folder and a file of one name are one segment, spelled as the file: `templates/List`.
  const folders = title.toLowerCase().split('/')
  const modules = await Promise.all(folders.map(async (folder) => featuresOf.get(folder)?.()))
  return [
    ...folders.flatMap((folder) => ofFolders.get(folder) ?? []),
    ...(/^(templates|marketplace)\//.test(title) ? Object.values(ofKinds) : []).flatMap(
      Object.values<MessageBundle>,
    ),
    ...modules
      .flatMap((module) => Object.values(module ?? {}))
      .flatMap((feature) => feature.routes.flatMap((route) => messagesOf(feature, route))),
  ]
}

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  g: 'ğ',
  i: 'ï',
  n: 'ñ',
  o: 'ô',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
}

/** Keeps `{{placeholders}}`. */
function pseudo([key, text]: [string, string]): [string, string] {
  const accented = text.replaceAll(/\{\{[^}]*\}\}|[a-z]/gi, (part) => accents[part] ?? part)
  return [key, `${accented}${' ~'.repeat(Math.ceil(text.length / 4))}`]
}
