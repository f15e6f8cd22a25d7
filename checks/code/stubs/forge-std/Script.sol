// SPDX-License-Identifier: MIT
// Our own interface of forge-std's Script: see Vm.sol.
pragma solidity >=0.8.13;

import {console} from "./console.sol";
import {Vm} from "./Vm.sol";

abstract contract Script {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    bool public IS_SCRIPT = true;
}
