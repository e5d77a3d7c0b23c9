import { callAs, resetSampleBackend } from '@console/sample'
import { beforeEach, expect, test } from 'vitest'
import { academyHandlers } from './handlers'
import { sampleCategories, sampleCourses } from './sampleCourses'

const call = callAs('/api/academy-app', { handlers: academyHandlers })
const [first] = sampleCourses

beforeEach(() => resetSampleBackend())

test('returns courses without their steps, and a single course with them', async () => {
  const { answer: rows } = await call('GET', '/courses')
  expect(rows).toHaveLength(sampleCourses.length)
  expect((rows as object[])[0]).not.toHaveProperty('steps')
  expect((await call('GET', `/course?courseId=${first!.id}`)).answer).toEqual(first)
  expect(await call('GET', '/course?courseId=gone')).toMatchObject({ status: 200, answer: null })
})

test('stores progress, and never moves it back', async () => {
  const courseId = sampleCourses.find(({ activeStep }) => activeStep === 0)!.id
  const come = async (activeStep: number) =>
    (await call('POST', '/course/update', { body: { courseId, activeStep } })).answer
  expect(await come(3)).toMatchObject({ id: courseId, activeStep: 3 })
  expect(await come(2)).toMatchObject({ activeStep: 3 })
  const { answer } = await call('GET', `/course?courseId=${courseId}`)
  expect(answer).toMatchObject({ activeStep: 3 })
  expect(
    await call('POST', '/course/update', { body: { courseId: 'gone', activeStep: 1 } }),
  ).toMatchObject({ status: 200, answer: null })
})

test('restarting a course returns to its first step, and leaves other courses unchanged', async () => {
  const { id: courseId } = sampleCourses.find(({ activeStep }) => activeStep > 1)!
  const { answer } = await call('POST', '/course/restart', { body: { courseId } })
  expect(answer).toMatchObject({ id: courseId, activeStep: 1 })
  expect((await call('GET', '/courses')).answer).toEqual(
    sampleCourses.map((course) =>
      expect.objectContaining({
        id: course.id,
        activeStep: course.id === courseId ? 1 : course.activeStep,
      }),
    ),
  )
  expect(await call('POST', '/course/restart', { body: { courseId: 'gone' } })).toMatchObject({
    status: 200,
    answer: null,
  })
})

test('has ten courses of six to twelve steps, each in an existing category', () => {
  expect(sampleCourses).toHaveLength(10)
  const handles = sampleCategories.map(({ handle }) => handle)
  for (const { category, steps, totalSteps, activeStep } of sampleCourses) {
    expect(handles).toContain(category)
    expect(steps).toHaveLength(totalSteps)
    expect(totalSteps).toBeGreaterThanOrEqual(6)
    expect(totalSteps).toBeLessThanOrEqual(12)
    expect(activeStep).toBeLessThanOrEqual(totalSteps)
  }
  expect(new Set(sampleCourses.map(({ slug }) => slug)).size).toBe(10)
})
