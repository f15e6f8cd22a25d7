// SPDX-License-Identifier: MIT
// Our own interface of forge-std's Test: see Vm.sol.
pragma solidity >=0.8.13;

import {console} from "./console.sol";
import {Vm} from "./Vm.sol";

abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    bool public IS_TEST = true;

    function fail() internal pure virtual {}
    function fail(string memory) internal pure virtual {}
    function assertTrue(bool) internal pure virtual {}
    function assertTrue(bool, string memory) internal pure virtual {}
    function assertFalse(bool) internal pure virtual {}
    function assertFalse(bool, string memory) internal pure virtual {}
    function assertEq(bool, bool) internal pure virtual {}
    function assertEq(bool, bool, string memory) internal pure virtual {}
    function assertEq(uint256, uint256) internal pure virtual {}
    function assertEq(uint256, uint256, string memory) internal pure virtual {}
    function assertEq(int256, int256) internal pure virtual {}
    function assertEq(int256, int256, string memory) internal pure virtual {}
    function assertEq(address, address) internal pure virtual {}
    function assertEq(address, address, string memory) internal pure virtual {}
    function assertEq(bytes32, bytes32) internal pure virtual {}
    function assertEq(bytes32, bytes32, string memory) internal pure virtual {}
    function assertEq(string memory, string memory) internal pure virtual {}
    function assertEq(string memory, string memory, string memory) internal pure virtual {}
    function assertEq(bytes memory, bytes memory) internal pure virtual {}
    function assertEq(bytes memory, bytes memory, string memory) internal pure virtual {}
    function assertNotEq(bool, bool) internal pure virtual {}
    function assertNotEq(bool, bool, string memory) internal pure virtual {}
    function assertNotEq(uint256, uint256) internal pure virtual {}
    function assertNotEq(uint256, uint256, string memory) internal pure virtual {}
    function assertNotEq(int256, int256) internal pure virtual {}
    function assertNotEq(int256, int256, string memory) internal pure virtual {}
    function assertNotEq(address, address) internal pure virtual {}
    function assertNotEq(address, address, string memory) internal pure virtual {}
    function assertNotEq(bytes32, bytes32) internal pure virtual {}
    function assertNotEq(bytes32, bytes32, string memory) internal pure virtual {}
    function assertNotEq(string memory, string memory) internal pure virtual {}
    function assertNotEq(string memory, string memory, string memory) internal pure virtual {}
    function assertNotEq(bytes memory, bytes memory) internal pure virtual {}
    function assertNotEq(bytes memory, bytes memory, string memory) internal pure virtual {}
    function assertGt(uint256, uint256) internal pure virtual {}
    function assertGt(uint256, uint256, string memory) internal pure virtual {}
    function assertGt(int256, int256) internal pure virtual {}
    function assertGt(int256, int256, string memory) internal pure virtual {}
    function assertGe(uint256, uint256) internal pure virtual {}
    function assertGe(uint256, uint256, string memory) internal pure virtual {}
    function assertGe(int256, int256) internal pure virtual {}
    function assertGe(int256, int256, string memory) internal pure virtual {}
    function assertLt(uint256, uint256) internal pure virtual {}
    function assertLt(uint256, uint256, string memory) internal pure virtual {}
    function assertLt(int256, int256) internal pure virtual {}
    function assertLt(int256, int256, string memory) internal pure virtual {}
    function assertLe(uint256, uint256) internal pure virtual {}
    function assertLe(uint256, uint256, string memory) internal pure virtual {}
    function assertLe(int256, int256) internal pure virtual {}
    function assertLe(int256, int256, string memory) internal pure virtual {}
    function assertApproxEqAbs(uint256, uint256, uint256) internal pure virtual {}
    function assertApproxEqRel(uint256, uint256, uint256) internal pure virtual {}
    function makeAddr(string memory) internal virtual returns (address) {}
    function makeAddrAndKey(string memory) internal virtual returns (address, uint256) {}
    function deal(address, uint256) internal virtual {}
    function deal(address, address, uint256) internal virtual {}
    function hoax(address) internal virtual {}
    function hoax(address, uint256) internal virtual {}
    function skip(uint256) internal virtual {}
    function rewind(uint256) internal virtual {}
    function bound(uint256, uint256, uint256) internal pure virtual returns (uint256) {}
}
