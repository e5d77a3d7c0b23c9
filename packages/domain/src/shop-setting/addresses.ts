/** Specification 2, application settings. */
export const shopSettingPath = '/shop-setting'
