/**
 * In place of tslib for `@docusaurus/utils-common` 3.8.1, whose `lib/index.js` uses this one function of it: a module's
 * default export, whatever kind of module it is.
 */
export const __importDefault = <T extends { __esModule?: boolean }>(module: T) =>
  module.__esModule ? module : { default: module }
