// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Addresses of the core contracts by name.
contract Registry {
    mapping(bytes32 => address) public registry;

    function setAddressFor(string calldata identifier, address target) external {
        registry[keccak256(bytes(identifier))] = target;
    }

    function getAddressForString(string calldata identifier) external view returns (address) {
        return registry[keccak256(bytes(identifier))];
    }

    function getAddressForStringOrDie(string calldata identifier) external view returns (address found) {
        found = registry[keccak256(bytes(identifier))];
        require(found != address(0), "identifier has no registry entry");
    }

    function getAddressFor(bytes32 identifierHash) external view returns (address) {
        return registry[identifierHash];
    }
}
