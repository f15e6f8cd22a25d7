// SPDX-License-Identifier: MIT
// Our own interface of forge-std's console: see Vm.sol.
pragma solidity >=0.8.13;

library console {
    function log(string memory) internal pure {}
    function log(uint256) internal pure {}
    function log(int256) internal pure {}
    function log(bool) internal pure {}
    function log(address) internal pure {}
    function log(string memory, string memory) internal pure {}
    function log(string memory, uint256) internal pure {}
    function log(string memory, bool) internal pure {}
    function log(string memory, address) internal pure {}
    function logBytes32(bytes32) internal pure {}
    function logBytes(bytes memory) internal pure {}
}
