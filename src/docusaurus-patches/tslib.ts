/**
 * Replaces tslib for `@docusaurus/utils-common` 3.8.1, whose `lib/index.js` uses only this function: it returns the
 * default export of any kind of module.
 */
export const __importDefault = <T extends { __esModule?: boolean }>(module: T) =>
  module.__esModule ? module : { default: module }
