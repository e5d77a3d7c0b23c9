import preview from '#storybook/preview'
import { MailConfirm } from './mailConfirm'

const meta = preview.meta({ component: MailConfirm, parameters: { layout: 'fullscreen' } })

export const Filled = meta.story()
