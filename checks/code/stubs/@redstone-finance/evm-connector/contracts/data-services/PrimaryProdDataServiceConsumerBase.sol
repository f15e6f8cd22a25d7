// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

// The functions that pages use of npm @redstone-finance/evm-connector@0.9.0
// (contracts/data-services/PrimaryProdDataServiceConsumerBase.sol and the bases it inherits). It computes nothing.
abstract contract PrimaryProdDataServiceConsumerBase {
    function validateTimestamp(uint256) public view virtual {}

    function extractTimestampsAndAssertAllAreEqual() public pure returns (uint256) {
        return 0;
    }

    function getOracleNumericValueFromTxMsg(bytes32) internal view virtual returns (uint256) {
        return 0;
    }
}
