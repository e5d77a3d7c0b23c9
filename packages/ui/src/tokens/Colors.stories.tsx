import preview from '#storybook/preview'
import { ColorSheet } from '../stories/ColorSheet'

const meta = preview.meta({ component: ColorSheet, parameters: { layout: 'fullscreen' } })

export const Paper = meta.story({ args: { scheme: 'paper' } })

export const Ink = meta.story({ args: { scheme: 'ink' } })

export const Cobalt = meta.story({ args: { scheme: 'cobalt' } })

export const Forest = meta.story({ args: { scheme: 'forest' } })

export const Clay = meta.story({ args: { scheme: 'clay' } })

export const Slate = meta.story({ args: { scheme: 'slate' } })

export const Contrast = meta.story({ args: { scheme: 'contrast' } })
