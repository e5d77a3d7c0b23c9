import { fillIn, toKebab } from './names.ts'

/** A parsed `pnpm new` command. `folder` and `needs` may be files, where it adds a file. */
export interface Wish {
  /** Placeholder of the templates → replacement. */
  names: Record<string, string>
  /** The new folder, relative to the workspace; must not exist yet. */
  folder: string
  /** Existing folders that it extends or uses. */
  needs?: readonly string[]
  /** Next steps for the developer. */
  next: string[]
}

/** One generator of `pnpm new`. */
interface Generator {
  /** Description, for the help. */
  is: string
  example: string
  /** Form of its name, for the help and for invalid names. */
  named: string
  /** Undefined for an invalid name. */
  wish(name: string): Wish | undefined
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const pascal = /^([A-Z][a-z0-9]+)+$/
const screenInFeature = /^([a-z][a-z0-9-]*)\/(([A-Z][a-z0-9]+)+)Screen$/

const entityInFeature = /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9]*(-[a-z0-9]+)*)$/

/** Names and folders of a route about an entity, in a feature. */
function routeOf(name: string, file: string) {
  const [, feature, thing] = entityInFeature.exec(name) ?? []
  if (feature === undefined || thing === undefined) return undefined
  const names = { 'owner-name': feature, 'thing-name': thing }
  const within = `packages/features/${feature}`
  return { names, within, thing, folder: fillIn(`${within}/src/${file}`, names) }
}

const translate = (folder: string) =>
  `Say the title in Turkish and Arabic: ${folder}/src/messages/tr.ts, ar.ts.`

/** Everything `pnpm new` can generate; each has a folder of the same name in `templates`. */
export const generators: Record<string, Generator> = {
  feature: {
    is: 'a package in packages/features, named in the console: its routes, still none, and its messages',
    example: 'orders',
    named: 'in small letters with - between words, as in orders or sales-returns',
    wish(name) {
      const folder = `packages/features/${name}`
      return kebab.test(name)
        ? {
            names: { 'thing-name': name },
            folder,
            next: [
              `Give it routes: pnpm new list ${name}/ENTITY, record, form; or pnpm new screen ${name}/NameScreen.`,
            ],
          }
        : undefined
    },
  },
  entity: {
    is: 'a type of record: contract, fields, lifecycle with statuses and actions, messages in packages/domain, its sample data in packages/sample',
    example: 'gift-card',
    named: 'in small letters, as one of them, with - between words, as in order or gift-card',
    wish: (name) =>
      kebab.test(name)
        ? {
            names: { 'thing-name': name },
            folder: `packages/domain/src/${name}`,
            next: [
              `Describe what the server answers: packages/domain/src/${name}/contract.ts; fields.ts and packages/sample/src/data/${name} follow it.`,
              `Say what can be decided: packages/domain/src/${name}/lifecycle.ts and workflow.ts, with their texts in messages/.`,
              `Set the addresses as the specification has them: packages/domain/src/${name}/addresses.ts.`,
              `Show it: pnpm new list FEATURE/${name}, then record and form.`,
            ],
          }
        : undefined,
  },
  list: {
    is: 'a file in a feature: the list of an entity, with its route, messages and stories',
    example: 'gifts/gift-card',
    named: 'by its feature and its entity, as in gifts/gift-card',
    wish(name) {
      const route = routeOf(name, 'thingNameList.ts')
      if (!route) return undefined
      const { names, within, thing, folder } = route
      return {
        names,
        folder,
        needs: [within, `packages/domain/src/${thing}`],
        next: [
          `Say its columns, filters and views: ${folder}.`,
          `Name it in ${within}/README.md.`,
          translate(within),
        ],
      }
    },
  },
  record: {
    is: 'a file in a feature: the record of an entity, which its list leads to, with its route, messages and stories',
    example: 'gifts/gift-card',
    named: 'by its feature and its entity, as in gifts/gift-card',
    wish(name) {
      const route = routeOf(name, 'thingName.ts')
      if (!route) return undefined
      const { names, within, thing, folder } = route
      return {
        names,
        folder,
        needs: [within, fillIn(`${within}/src/thingNameList.ts`, names)],
        next: [
          `Say its facts and tabs: ${folder}, ${within}/src/${thing}.`,
          `Name it in ${within}/README.md.`,
          translate(within),
        ],
      }
    },
  },
  form: {
    is: 'a screen in a feature that adds a record of an entity: its form, contract, call, sample endpoint, route, messages and stories',
    example: 'gifts/gift-card',
    named: 'by its feature and its entity, as in gifts/gift-card',
    wish(name) {
      const route = routeOf(name, 'NewThingNameScreen')
      if (!route) return undefined
      const { names, within, thing, folder } = route
      return {
        names,
        folder,
        needs: [within, `packages/domain/src/${thing}`],
        next: [
          `Say what is written: packages/domain/src/${thing}/adding.ts; the fields and the sample endpoint follow it.`,
          `Set the address as the specification has it: packages/domain/src/${thing}/addresses.ts.`,
          `Name it in ${within}/README.md.`,
          translate(within),
        ],
      }
    },
  },
  part: {
    is: 'a package in packages/shell: a component with messages and stories',
    example: 'side-notes',
    named: 'in small letters with - between words, as in chat or side-notes',
    wish(name) {
      const folder = `packages/shell/${name}`
      return kebab.test(name)
        ? {
            names: { 'thing-name': name },
            folder,
            next: [
              `Show it: add @console/shell-${name} to packages/shell/shell/package.json, its messages to packages/shell/shell/src/shellMessages.ts and the part to Shell.tsx.`,
              translate(folder),
            ],
          }
        : undefined
    },
  },
  component: {
    is: 'a folder in packages/ui/src/primitives: a component and its stories',
    example: 'Meter',
    named: 'with a capital for each word, as in Meter or ProgressBar',
    wish: (name) =>
      pascal.test(name)
        ? {
            names: { 'thing-name': toKebab(name) },
            folder: `packages/ui/src/primitives/${name}`,
            next: ['Draw it, and tell its states as stories: pnpm book.'],
          }
        : undefined,
  },
  screen: {
    is: 'a folder in a feature: a screen with its route, messages and story',
    example: 'orders/OrderDetailsScreen',
    named:
      'by its feature and a name that ends in Screen, with a capital for each word, as in orders/OrderDetailsScreen',
    wish(name) {
      const [, feature = '', stem] = screenInFeature.exec(name) ?? []
      if (stem === undefined) return undefined
      const within = `packages/features/${feature}`
      return {
        names: { 'owner-name': feature, 'thing-name': toKebab(stem) },
        folder: `${within}/src/${stem}Screen`,
        needs: [within],
        next: [
          `Set the address and who may open it as the specification has them: ${within}/src/paths.ts, index.ts.`,
          `Name it in ${within}/README.md.`,
          translate(within),
        ],
      }
    },
  },
}
