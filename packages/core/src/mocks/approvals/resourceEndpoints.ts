import type { HttpHandler } from 'msw/http'
import type * as z from 'zod/mini'
import type {
  ActionableRow,
  AuditEvent,
  bulkAnswer,
  BulkBody,
  counts,
  decisionAnswer,
  DecisionBody,
  history,
  Page,
  selection,
  undoAnswer,
  undoBody,
} from '../../contracts'
import type { systemAdmin } from '../../permissions'
import type { Resource } from '../../resources'
import type { Resolver } from '../endpoint'
import type { World } from '../store'
import type { Entities, EntityName } from '../world/entities'
import type { DecisionRules } from './decisionRules'
import type { ListSource } from './listSource'

/** How the sample backend answers for one kind of record about which something can be decided. */
export interface SampleResource<
  Name extends EntityName,
  Row extends ActionableRow,
  Detail extends Row,
> {
  /** The very one that the feature's calls are made of. */
  resource: Resource<Row, Detail>
  entity: Name
  list: Omit<ListSource<Entities[Name]>, 'token'>
  /** A record as a row of the list; what can be done with it is added. */
  toRow(record: Entities[Name], world: World): Omit<Row, '_actions'>
  /** All that is known of a record; what was decided since the seed is put over it. */
  toDetail(record: Entities[Name], world: World): Omit<Detail, '_actions'>
  /** What can be decided; each action belongs to one of them. */
  decisions: readonly DecisionRules<Entities[Name]>[]
  /** What happened before the sample's start, newest first. */
  past(record: Entities[Name], world: World): readonly AuditEvent[]
}

type Answers<Answer, Body = undefined> = (
  resolver: Resolver<Answer, Body, typeof systemAdmin>,
) => HttpHandler

type Infer<Schema extends (...given: never[]) => unknown> = z.infer<
  ReturnType<Schema> extends z.ZodMiniType ? ReturnType<Schema> : never
>

/** The endpoints of one kind of record: each answered by another resolver in a story, and all of them over the world. */
export interface ResourceEndpoints<Row extends ActionableRow, Detail extends Row> {
  /** `GET /{res}` */
  list: Answers<Page<Row>>
  /** `GET /{res}/counts` */
  counts: Answers<z.infer<typeof counts>>
  /** `GET /{res}/selection` */
  selection: Answers<z.infer<typeof selection>>
  /** `GET /{res}/{token}` */
  record: Answers<Detail>
  /** `GET /{res}/{token}/history` */
  history: Answers<z.infer<typeof history>>
  /** `POST /{res}/{token}/decisions` */
  decide: Answers<Infer<typeof decisionAnswer<Detail>>, DecisionBody>
  /** `POST /{res}/bulk-decisions` */
  decideMany: Answers<Infer<typeof bulkAnswer<Row>>, BulkBody>
  /** `POST /{res}/undo` */
  undo: Answers<Infer<typeof undoAnswer<Row>>, z.infer<typeof undoBody>>
  /** All of them, answered from the world. */
  handlers: readonly HttpHandler[]
}

/** The endpoints of one kind of record (domain design 6.3), from one declaration. */
export function resourceEndpoints<
  Name extends EntityName,
  Row extends ActionableRow,
  Detail extends Row,
>(sample: SampleResource<Name, Row, Detail>): ResourceEndpoints<Row, Detail> {
  throw new Error(`Not yet: ${sample.resource.id}`)
}
