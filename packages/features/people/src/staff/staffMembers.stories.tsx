import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { listStories } from '@console/list/stories'
import { fixtureStaffMember, staffEndpoints } from '@console/sample/staff-member'
import { expect, screen, within } from 'storybook/test'
import { staffMembers } from './staffMembers'

const list = listStories(staffMembers, staffEndpoints)
const meta = preview.meta({ ...list.meta, globals: { role: 'admin' } })
const showing = (name: Parameters<typeof fixtureStaffMember>[0]) => ({
  parameters: { address: `/staff-members?pageSize=10&selected=${fixtureStaffMember(name)}` },
})

/** A colleague and their capabilities. */
export const Filled = meta.story({
  ...showing('staff'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0)
  },
})

/** The buttons explain why the last SuperAdmin cannot be removed. */
export const LastSuperAdmin = meta.story({
  ...showing('lastSuperAdmin'),
  globals: { role: 'SuperAdmin' },
  play: async ({ canvas }) => {
    const reason = translate('staff-member:blocker.last_super_admin')
    await expect(await canvas.findAllByText(reason)).not.toHaveLength(0)
  },
})

/** A pending invitation, with its link for users who may resend it. */
export const Invited = meta.story({
  ...showing('invited'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: translate('people:link.show') }),
    )
    const field = await canvas.findByRole('textbox', { name: translate('people:invite.link') })
    await expect((field as HTMLInputElement).value).toContain('/staff-members/join?token=')
  },
})

/** The invitation expired unused: it can be sent again. */
export const ExpiredInvitation = meta.story(showing('expired'))

export const Suspended = meta.story({
  ...showing('suspendedSuperAdmin'),
  globals: { role: 'SuperAdmin' },
})

/** Added capabilities are shown before saving. */
export const ChangingRoles = meta.story({
  ...showing('staff'),
  play: async ({ canvas, userEvent }) => {
    const word = translate('staff-member:action.change_roles')
    await userEvent.click(await canvas.findByRole('button', { name: word }))
    const dialog = within(await screen.findByRole('dialog'))
    const admin = new RegExp(translate('staff-member:role.admin'))
    await userEvent.click(await dialog.findByRole('checkbox', { name: admin }))
    await dialog.findByText(translate('people:roles.added'))
    await dialog.findByText(translate('staff-member:ability.staff_manage'))
  },
})

/** Inviting a person: the capabilities of the chosen roles are shown. */
export const Inviting = meta.story({ parameters: { address: '/staff-members?new=1' } })

export const Empty = meta.story(list.empty)

export const Loading = meta.story({ tags: ['drawn-by-template', '!test'], ...list.loading })

/** Staff see the roles required for the list. */
export const Refused = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByText(/SuperAdmin, admin(?!,)/)
  },
})

export const Failed = meta.story({ tags: ['drawn-by-template', '!test'], ...list.failed })

export const Narrow = meta.story(list.narrow)
