import { systemAdmin } from '@console/core/permissions'
import {
  type Section,
  type SectionChange,
  type Sectioned,
  type SectionedDocument,
  type WrittenSection,
  sectionHistory,
  sectionsAnswer,
  sectionsBody,
} from '@console/core/sections'
import type { HttpHandler } from 'msw/http'
import { endpoint, type EndpointCall, type Resolver } from '../server/endpoint'
import { type FieldFault, refuse } from '../server/refuse'
import { instant } from '../store/clock'
import type { Entity } from '../store/entity'
import type { SampleDatabase } from '../store/store'
import { reviewerWith } from '../accounts/actors'

/** A stored section: a record whose token is the section's name. */
export interface SectionRow extends Section {
  section: string
}

interface Sections {
  document: SectionedDocument
  entity: Entity<SectionRow>
  /** Changes of a section before the sample's start, newest first. */
  past(section: string): readonly SectionChange[]
  /** Faults of a written section that only a server can find. Default: none. */
  faults?(section: string, values: object, database: SampleDatabase): readonly FieldFault[]
}

type Operators = typeof systemAdmin
type Written = Sectioned<WrittenSection>

/** All endpoints of a document in sections: it is read, written as a whole or not at all, and each section has a history. */
export function sectionEndpoints({ document, entity, past, faults }: Sections) {
  const { base, path, edit } = document

  function wholeOf(database: SampleDatabase): Sectioned<Section> {
    const sections = entity.seed().map((seed): [string, Section] => {
      const { section, version, changed, values } = sectionIn(database, entity, seed.section)
      return [section, { version, changed, values }]
    })
    return { sections: Object.fromEntries(sections) }
  }

  /** @throws Refusal 412 with all current sections, if any has changed since it was read */
  function refuseStale({ database, body }: EndpointCall<Written, Operators>): void {
    const isStale = Object.entries(body.sections).some(
      ([section, { version }]) => sectionIn(database, entity, section).version !== version,
    )
    if (isStale)
      throw refuse(412, 'stale_version', 'version.stale', {
        current: wholeOf(database),
      })
  }

  function refuseFaults({ database, body }: EndpointCall<Written, Operators>): void {
    const errors = Object.entries(body.sections).flatMap(([section, { values }]) =>
      (faults?.(section, values, database) ?? []).map(({ pointer, message }) => ({
        pointer: `/sections/${section}/values${pointer}`,
        message,
      })),
    )
    if (errors.length > 0) throw refuse(422, 'validation', 'body.invalid', { errors })
  }

  function historyOf(database: SampleDatabase, section: string): SectionChange[] {
    let before = seedOf(entity, section).values
    const since = database
      .changes()
      .filter((change) => change.entity === entity.name && change.token === section)
      .map(({ version, at, by, fields }): SectionChange => {
        const change = { version, at, by: reviewerWith(by), before, after: fields.values as object }
        before = change.after
        return change
      })
    return [...since.toReversed(), ...past(section)]
  }

  const endpoints = {
    /** `GET {path}` */
    read: (resolver: Resolver<Sectioned<Section>, undefined, Operators>): HttpHandler =>
      endpoint(
        { method: 'GET', base, path, roles: systemAdmin, answer: sectionsAnswer(document) },
        resolver,
      ),
    /** `PATCH {path}` */
    write: (resolver: Resolver<Sectioned<Section>, Written, Operators>): HttpHandler =>
      endpoint(
        {
          method: 'PATCH',
          base,
          path,
          roles: edit.roles,
          answer: sectionsAnswer(document),
          body: sectionsBody(document),
          isOnce: true,
          refusals: [{ status: 412, code: 'stale_version' }],
        },
        resolver,
      ),
  }

  /** `GET {path}/{section}/history`, for each section: the answers differ. */
  const histories = Object.entries(document.sections).map(([section, values]) =>
    endpoint(
      {
        method: 'GET',
        base,
        path: `${path}/${section}/history`,
        roles: systemAdmin,
        answer: sectionHistory(values),
      },
      ({ database }) => ({ items: historyOf(database, section) }),
    ),
  )

  const handlers: readonly HttpHandler[] = [
    endpoints.read(({ database }) => wholeOf(database)),
    endpoints.write((call) => {
      refuseStale(call)
      refuseFaults(call)
      const { database, body, account } = call
      const changed = { by: reviewerWith(account.token), at: instant(database.now()) }
      for (const [section, { values }] of Object.entries(body.sections)) {
        const before = sectionIn(database, entity, section).values
        // Unknown members stay unchanged.
        database.change(
          entity,
          section,
          { changed, values: { ...before, ...values } },
          account.token,
        )
      }
      return wholeOf(database)
    }),
    ...histories,
  ]
  return { ...endpoints, handlers }
}

/** Current state of a section. An empty sample database has settings, too: the initial ones. */
export function sectionIn(
  database: SampleDatabase,
  entity: Entity<SectionRow>,
  section: string,
): SectionRow {
  return database.find(entity, section) ?? seedOf(entity, section)
}

/** @throws Error if there is no such section */
function seedOf(entity: Entity<SectionRow>, section: string): SectionRow {
  const seed = entity.seed().find((row) => row.section === section)
  if (!seed) throw new Error(`There is no section ${section} in ${entity.name}`)
  return seed
}
