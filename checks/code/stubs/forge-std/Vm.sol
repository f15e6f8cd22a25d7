// SPDX-License-Identifier: MIT
// Our own interface of the part of Foundry's cheatcodes that pages use: forge-std itself is not on npm.
// Names and signatures follow Foundry 1.7.1. It compiles tests; it does not run them.
pragma solidity >=0.8.13;

interface Vm {
    function prank(address sender) external;
    function prank(address sender, address origin) external;
    function startPrank(address sender) external;
    function startPrank(address sender, address origin) external;
    function stopPrank() external;
    function deal(address account, uint256 balance) external;
    function warp(uint256 timestamp) external;
    function roll(uint256 number) external;
    function skip(bool skipTest) external;
    function chainId(uint256 id) external;
    function fee(uint256 baseFee) external;
    function etch(address target, bytes calldata code) external;
    function load(address target, bytes32 slot) external view returns (bytes32);
    function store(address target, bytes32 slot, bytes32 value) external;
    function label(address account, string calldata name) external;
    function addr(uint256 privateKey) external pure returns (address);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function assume(bool condition) external pure;
    function expectRevert() external;
    function expectRevert(bytes4 selector) external;
    function expectRevert(bytes calldata data) external;
    function expectEmit() external;
    function expectEmit(address emitter) external;
    function expectEmit(bool topic1, bool topic2, bool topic3, bool data) external;
    function expectEmit(bool topic1, bool topic2, bool topic3, bool data, address emitter) external;
    function expectCall(address callee, bytes calldata data) external;
    function mockCall(address callee, bytes calldata data, bytes calldata returned) external;
    function clearMockedCalls() external;
    function createFork(string calldata urlOrAlias) external returns (uint256);
    function createSelectFork(string calldata urlOrAlias) external returns (uint256);
    function createSelectFork(string calldata urlOrAlias, uint256 blockNumber) external returns (uint256);
    function selectFork(uint256 id) external;
    function snapshotState() external returns (uint256);
    function revertToState(uint256 id) external returns (bool);
    function recordLogs() external;
    function envAddress(string calldata name) external view returns (address);
    function envString(string calldata name) external view returns (string memory);
    function envUint(string calldata name) external view returns (uint256);
    function envBytes32(string calldata name) external view returns (bytes32);
    function envBool(string calldata name) external view returns (bool);
    function envOr(string calldata name, address fallbackValue) external view returns (address);
    function envOr(string calldata name, uint256 fallbackValue) external view returns (uint256);
    function toString(uint256 value) external pure returns (string memory);
    function toString(address value) external pure returns (string memory);
    function readFile(string calldata path) external view returns (string memory);
    function startBroadcast() external;
    function startBroadcast(address signer) external;
    function startBroadcast(uint256 privateKey) external;
    function broadcast() external;
    function broadcast(uint256 privateKey) external;
    function stopBroadcast() external;
}
