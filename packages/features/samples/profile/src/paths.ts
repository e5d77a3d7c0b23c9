/** Specification 2, demo pages. The tab is in the query, and what the lightbox shows. */
export const paths = { profile: '/pages/profile' } as const

/** What a profile has, a tab each; the first is shown where the address names none. */
export const tabs = ['timeline', 'about', 'photos-videos'] as const

/** One of them. */
export type ProfileTab = (typeof tabs)[number]

/** The address of a tab. */
export function tabPath(tab: ProfileTab): string {
  return tab === tabs[0] ? paths.profile : `${paths.profile}?tab=${tab}`
}

/** The address of a photo or video in the lightbox. */
export function mediaPath(mediaId: string): string {
  return `${tabPath('photos-videos')}&shown=${encodeURIComponent(mediaId)}`
}
