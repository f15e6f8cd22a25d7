// Page components that run in the browser. Each is loaded when a page shows it.
import { registerIsland } from '../theme/Island/islands.client'

registerIsland('RewardsCalculator', () => import('./RewardsCalculator/Calculator'))
registerIsland('CallPanel', () => import('./TryCall/CallPanel'))
registerIsland('NetworkPanel', () => import('./NetworkNow/NetworkPanel'))
registerIsland('FeePanel', () => import('./FeeCalculator/FeePanel'))
registerIsland('UnitPanel', () => import('./UnitConverter/UnitPanel'))
registerIsland('WalletPanel', () => import('./AddToWallet/WalletPanel'))
