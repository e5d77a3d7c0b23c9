import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ImportJob } from '@console/core/imports'
import { importMachine } from './importMachine'

const job = (more: Partial<ImportJob>) =>
  ({ jobId: 'one', state: 'ready', rows: 400, received: 400, done: 0, ...more }) as ImportJob

const named = importMachine.provide({ actions: { nameJob: () => undefined } })

test('every state is reached', () => {
  const outputs = [
    ...(['receiving', 'ready', 'committing', 'done', 'cancelled'] as const).map((state) =>
      job({ state }),
    ),
    job({ received: 0 }),
    'type',
  ]
  const place = {
    'import.file': { file: {} },
    'import.map': { how: {} },
    'import.mend': { rows: [] },
  }
  const told = ['file', 'map', 'check', 'mend', 'commit', 'pause', 'retry', 'cancel', 'again'].map(
    (name) => ({ type: `import.${name}`, ...place[`import.${name}` as keyof typeof place] }),
  )
  const states = new Set<string>()
  for (const jobId of [null, 'one'])
    for (const path of getShortestPaths(named, {
      input: { jobId },
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.jobId, context.job?.received, context.chosen !== null]),
      events: (snapshot) =>
        [
          ...told,
          ...Object.keys(snapshot.children).flatMap((actorId) => [
            ...outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
            { type: `xstate.error.actor.${actorId}`, error: new Error(), actorId },
          ]),
        ] as never[],
    }))
      states.add(path.state.value)
  const passed = ['begun', 'sent', 'committed']
  const all = Object.keys(importMachine.states).filter((name) => !passed.includes(name))
  expect([...states].toSorted()).toEqual(all.toSorted())
})

test('it is written piece by piece, stands still while it is paused, and goes on there', async () => {
  const from: number[] = []
  const actor = createActor(
    named.provide({
      actors: {
        read: fromPromise<ImportJob, { jobId: string }>(() =>
          Promise.resolve(job({ state: 'committing', done: 200 })),
        ),
        commit: fromPromise<ImportJob, { job: ImportJob }>(({ input }) => {
          from.push(input.job.done)
          const done = input.job.done + 100
          return Promise.resolve(job({ done, state: done === 400 ? 'done' : 'committing' }))
        }),
      },
    }),
    { input: { jobId: 'one' } },
  ).start()
  await waitFor(actor, (snapshot) => snapshot.matches('paused'))
  expect(from).toEqual([])
  actor.send({ type: 'import.commit' })
  await waitFor(actor, (snapshot) => snapshot.matches('done'))
  expect(from).toEqual([200, 300])
})
